import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** Does an act whole or not at all; `req` carries the transaction to every call made with it. */
export async function inOneTransaction<Value>(
  payload: Payload,
  act: (req: PayloadRequest) => Promise<Value>,
): Promise<Value> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const value = await act(req);
    await commitTransaction(req);
    return value;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
