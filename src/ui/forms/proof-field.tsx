import { useEffect, useRef } from 'react';

/**
 * While sending is slowed down: proves work for the challenge at `address` and submits its form again, once. After an
 * empty address, or if nothing was proved or the form was changed in the meantime, the person has to press.
 */
export function ProofField({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!address) return;
    const form = field.current?.form;
    let isChanged = false;
    const onInput = () => {
      isChanged = true;
    };
    form?.addEventListener('input', onInput);
    void proveAndSubmit();
    return () => form?.removeEventListener('input', onInput);

    async function proveAndSubmit(): Promise<void> {
      const { takeProof } = await import('#ui/proof/fetch-proof.browser.ts');
      const proof = await takeProof(address);
      if (proof === undefined || !field.current) return;
      field.current.value = proof;
      if (!isChanged) form?.requestSubmit();
    }
  }, [address]);
  return <input ref={field} type="hidden" name="proof" data-proof={address} />;
}
