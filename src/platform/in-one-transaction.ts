import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/** Runs an act in a transaction; `req` carries it to every operation. */
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
