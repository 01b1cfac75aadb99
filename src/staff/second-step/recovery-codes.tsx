'use client';
import { useState } from 'react';
import { secondStepTexts as texts } from '#cms/access/second-step.texts.ts';
import { callSecondStep } from './call-second-step.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './second-step.module.css';

/** How many codes are left, new ones, and these once they are made: to print or write down, shown this once. */
export function RecoveryCodes({ left, made }: { left: number; made: () => Promise<void> }) {
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
      <h3>{texts.codes}</h3>
      <p>{left === 0 ? texts.codesNone : texts.codesLeft.replace('{count}', String(left))}</p>
      {codes.length > 0 ? (
        <div className={styles.codes}>
          <p role="status">{texts.codesOnce}</p>
          <ol aria-label={texts.codes}>
            {codes.map(code => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className={styles.acts}>
            <button type="button" onClick={() => window.print()}>
              {texts.print}
            </button>
            <button type="button" className={styles.quiet} onClick={() => setCodes([])}>
              {texts.stored}
            </button>
          </div>
        </div>
      ) : (
        <>
          <p>{texts.codesHint}</p>
          <PasswordForm button={texts.makeCodes} act={make} />
        </>
      )}
    </div>
  );
}
