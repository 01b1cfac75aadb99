import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveEndpoints } from '#platform/http/answer-endpoint.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { getExecutor } from '#platform/transaction.ts';
import { answersWhatever, refusesBadInput } from '../../../tests/support/call-properties.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { storedRows } from '../../../tests/support/stored-rows.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';
import { allEndpoints } from './all-endpoints.ts';
import { describeEndpoints } from './describe-endpoints.endpoint.ts';

const cases = fuzzRuns(40, 200);

let payload: Payload;
beforeAll(async () => {
  process.env.SUBSCRIBE_PER_NETWORK = process.env.SUBSCRIBE_PER_ADDRESS = '1000000';
  process.env.CONTACT_PER_NETWORK = process.env.COUNT_PER_NETWORK = '1000000';
  process.env.SIGN_IN_PER_NETWORK = '1000000';
  payload = await openTestPayload();
});

const isApiRequest = (path: string) => /^\/(am\/)?api(\/|$)/.test(path);

/** The real server in front of the endpoints as declared. */
async function openEndpoint(endpoint: Endpoint) {
  const { port, site } = await openSite({ isPersonal: isApiRequest, isApiRequest });
  const answer = serveEndpoints(endpoint);
  const language = /^\/am(?=\/)/;
  site.answer = (request, { renderContext }) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(language, '');
    return answer({ request, url, clientAddress: '127.0.0.1', locals: { renderContext, path } });
  };
  return port;
}

type Rows = { rows: { name: string; n: string | number }[] };
const read = async (statement: string) =>
  ((await (await getExecutor({ payload })).execute(sql.raw(statement))) as Rows).rows;

const named = (endpoint: Endpoint) => [endpoint.id, endpoint] as const;
const takesJson = ({ body, takes }: Endpoint) => body !== undefined && takes !== 'form';

describe('any input to an endpoint', () => {
  it.each([...allEndpoints, describeEndpoints].map(named))(
    'endpoint %s answers any input in time, in the declared shape and without an error',
    async (_, endpoint) => {
      const { statuses } = await answersWhatever({ endpoint, port: await openEndpoint(endpoint), cases });
      expect(Object.keys(statuses).length).toBeGreaterThan(1);
    },
  );
});

describe('invalid input', () => {
  it.each(allEndpoints.filter(takesJson).map(named))(
    'endpoint %s rejects invalid input with 400, 413 or 415 and stores nothing',
    async (_, endpoint) => {
      const before = await storedRows(read);
      const { statuses } = await refusesBadInput({ endpoint, port: await openEndpoint(endpoint), cases });
      expect(Object.keys(statuses)).toEqual(['400', '413', '415']);
      expect(await storedRows(read)).toEqual(before);
    },
  );
});
