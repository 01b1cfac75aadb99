/** Where a browser gets the work to prove (decision 0016). */
export const PROOF_PATH = '/api/proof';
