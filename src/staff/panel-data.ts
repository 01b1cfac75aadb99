'use client';
import { useCallback, useEffect, useState } from 'react';

export const noAnswer = 'That did not work. Please try again.';

type PanelRequest = { method: 'POST' | 'PATCH' | 'DELETE'; body?: object | FormData };
type Reply = {
  message?: string;
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[];
};
/** What the endpoint returned, or the sentence with which it refused. */
type Sent<Data> = { data: Data; refusal: null } | { data: null; refusal: string };

/** Sends a request as JSON, or a file as form data. */
export async function sendRequest<Data>(
  address: string,
  { method, body }: PanelRequest,
): Promise<Sent<Data>> {
  const isJson = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(address, {
    method,
    ...(isJson && { headers: { 'content-type': 'application/json' } }),
    ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  }).catch(() => null);
  const reply: Reply | null = (await answer?.json().catch(() => null)) ?? null;
  if (answer?.ok && reply) return { data: reply as Data, refusal: null };
  const [error] = reply?.errors ?? [];
  return {
    data: null,
    refusal: reply?.message ?? error?.data?.errors?.[0]?.message ?? error?.message ?? noAnswer,
  };
}

/**
 * The data of a panel beside a form, reloaded when `version` changes; null without an address and while loading. `act`
 * changes it and returns the reason if the request is refused; `path` is below the address.
 */
export function usePanelData<Data>(address: string | null, version = '') {
  const [data, setData] = useState<Data | null>(null);

  useEffect(() => {
    // A dependency, so that saving the form reloads the data.
    void version;
    let isOver = false;
    if (address)
      void fetch(address)
        .then(async answer => answer.ok && !isOver && setData(await answer.json()))
        .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [address, version]);

  const act = useCallback(
    async (request: PanelRequest, path = ''): Promise<string | null> => {
      const sent = await sendRequest<Data>(`${address}${path}`, request);
      if (sent.data) setData(sent.data);
      return sent.refusal;
    },
    [address],
  );

  return { data, act };
}

export type Act = ReturnType<typeof usePanelData>['act'];
