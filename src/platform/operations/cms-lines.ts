import { logFault, logInfo, logWarning } from '#platform/log.ts';

type CmsLine = {
  level: number;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string; code?: string };
};

const warning = 40;
const fault = 50;

/** Turns the CMS logger's lines into ours, without anything that may identify a person. */
export const cmsLines = {
  write(text: string): void {
    const { level, msg = '', err } = JSON.parse(text) as CmsLine;
    // An address of the admin that is not there: Payload throws it and answers 404.
    if (err?.message === 'not-found') logInfo('request refused', { status: 404 });
    else if (level >= fault && err) logFault(errorOf(err), { while: 'the CMS', message: msg });
    else if (level >= warning) logWarning('message of the CMS', { message: msg || err?.message });
    else logInfo('message of the CMS', { message: msg || err?.message });
  },
};

function errorOf({ type, message, stack, code }: NonNullable<CmsLine['err']>): Error {
  const error = Object.assign(new Error(message), { name: type ?? 'Error', ...(code && { code }) });
  if (stack !== undefined) error.stack = stack;
  return error;
}
