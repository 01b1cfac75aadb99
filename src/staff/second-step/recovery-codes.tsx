'use client';
import { useState } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import { callSecondStep } from './call-second-step.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './second-step.module.css';

/** How many codes are left, new ones, and these once they are made: to print or write down, shown this once. */
export function RecoveryCodes({ left, made }: { left: number; made: () => Promise<void> }) {
  const say = useSay();
  const [codes, setCodes] = useState<string[]>([]);

  async function make({ currentPassword }: Record<string, string>): Promise<string | null> {
    const { value, refusal } = await callSecondStep<{ codes: string[] }>('/codes', { currentPassword });
    if (refusal !== null) return refusal;
    setCodes(value.codes);
    await made();
    return null;
  }

  return (
    <div className={styles.box}>
      <h3>{say(texts.codes)}</h3>
      <p>{say(left === 0 ? texts.codesNone : texts.codesLeft.replace('{count}', String(left)))}</p>
      {codes.length > 0 ? (
        <div className={styles.codes}>
          <p role="status">{say(texts.codesOnce)}</p>
          <ol aria-label={say(texts.codes)}>
            {codes.map(code => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className={styles.acts}>
            <button type="button" onClick={() => window.print()}>
              {say(texts.print)}
            </button>
            <button type="button" className={styles.quiet} onClick={() => setCodes([])}>
              {say(texts.stored)}
            </button>
          </div>
        </div>
      ) : (
        <>
          <p>{say(texts.codesHint)}</p>
          <PasswordForm button={say(texts.makeCodes)} act={make} />
        </>
      )}
    </div>
  );
}
