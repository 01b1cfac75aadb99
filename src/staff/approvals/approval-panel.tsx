'use client';
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { AnswerForm } from './answer-form.tsx';
import { approvalSentence } from './approval-words.ts';
import styles from './approvals.module.css';
import { AskForm } from './ask-form.tsx';
import { PublishRequestPanel } from './publish-request.tsx';
import { type ApprovalAct, type ListedApproval, useApprovals } from './use-approvals.ts';

type Act = (wanted: ApprovalAct) => Promise<string | null>;

/** Beside the form: who was asked to approve this, what they said, and the way to ask. */
export function ApprovalPanel() {
  const say = useSay();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const modified = useFormModified();
  const address = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}/approvals`;
  const { found, act } = useApprovals(address, String(lastUpdateTime ?? ''));
  const [asks, setAsks] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { approvals = [], people = [], mayAsk = false } = found ?? {};
  // The pressed button is gone, so keyboard focus moves here.
  const close = () => {
    setAsks(false);
    panel.current?.focus();
  };
  return (
    <>
      <PublishRequestPanel />
      <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={say('Approval')}>
        <h2>{say('Approval')}</h2>
        {id === undefined && (
          <p className={styles.hint}>{say('Save a draft first; then somebody can be asked.')}</p>
        )}
        {approvals.map(approval => (
          <OneApproval key={approval.id} approval={approval} act={act} />
        ))}
        {mayAsk && !asks && (
          <p>
            <button type="button" onClick={() => setAsks(true)}>
              {say('Ask for approval…')}
            </button>
          </p>
        )}
        {asks && <AskForm people={people} isUnsaved={modified} act={act} close={close} />}
      </section>
    </>
  );
}

function OneApproval({ approval, act }: { approval: ListedApproval; act: Act }) {
  const say = useSay();
  const { id, state, note, words, isPresent, mayAnswer, mayWithdraw } = approval;
  const [problem, setProblem] = useState('');
  const isAnswered = state === 'approved' || state === 'changes';
  return (
    <div className={styles.approval} data-state={state}>
      <p>
        <strong>{say(approvalSentence(approval))}</strong>
      </p>
      {isAnswered && words && <blockquote>{words}</blockquote>}
      {isAnswered && !isPresent && <p className={styles.hint}>{say('This is about an earlier version.')}</p>}
      {state === 'open' && !isPresent && (
        <p className={styles.hint}>{say('It has changed since. The link shows the version from then.')}</p>
      )}
      {note && (
        <p className={styles.hint}>{say(mayAnswer ? `Their comment: ${note}` : `Comment: ${note}`)}</p>
      )}
      {mayAnswer && <AnswerForm approval={id} act={act} />}
      {state === 'open' && mayWithdraw && (
        <p className={styles.buttons}>
          <button
            type="button"
            onClick={() =>
              void act({ method: 'DELETE', body: { approval: id } }).then(refused =>
                setProblem(refused ?? ''),
              )
            }
          >
            {say('Withdraw')}
          </button>
          <span role="status">{say(problem)}</span>
        </p>
      )}
    </div>
  );
}
