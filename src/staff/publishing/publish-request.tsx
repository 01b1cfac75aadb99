'use client';
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { MOST_WORDS } from '#cms/approvals/approval.rules.ts';
import type { PublishRequest } from '#cms/approvals/publish-request.ts';
import { useSay } from '#staff/language/use-say.ts';
import { type Act, sendRequest, usePanelData } from '../panel-data.ts';
import { requestSentence } from './approval-words.ts';
import styles from './panels.module.css';

type Found = {
  request: PublishRequest | null;
  isChanged: boolean;
  mayAsk: boolean;
  mayDecide: boolean;
  /** Visitors see an earlier version. */
  isPublic: boolean;
  /** The screen that compares the draft with what visitors see; null where they see nothing else. */
  compare: string | null;
};
const requestAddress = (api: string, collection: unknown, document: unknown) =>
  `${api}/${collection}/${document}/publish-request`;

/** Beside the form: a form to ask for publishing or, for those who may publish, the author's request. */
export function PublishRequestPanel() {
  const say = useSay();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const isUnsaved = useFormModified();
  const [opens, setOpens] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const address = id === undefined ? null : requestAddress(config.routes.api, collectionSlug, id);
  const panelData = usePanelData<Found>(address, String(lastUpdateTime ?? ''));
  const found = panelData.data;

  const act: Act = async (...request) => {
    const refusal = await panelData.act(...request);
    if (refusal === null) {
      setOpens(false);
      // The pressed button is gone, so keyboard focus moves here.
      panel.current?.focus();
    }
    return refusal;
  };

  if (!found || !(found.request || found.mayAsk || isStillPublic(found))) return null;
  const { request, isChanged, mayAsk, mayDecide, compare } = found;
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={say('Ask to publish')}>
      <h2>{say('Ask to publish')}</h2>
      {isStillPublic(found) && <p className={styles.hint}>{say(proposalWords(compare !== null))}</p>}
      {request && <RequestItem request={request} isChanged={isChanged} isAsked={mayDecide} />}
      {compare && (
        <p>
          <a href={compare}>{say('Compare with what visitors see')}</a>
        </p>
      )}
      {request?.state === 'open' && mayDecide && (
        <>
          <p className={styles.hint}>{say('Publish it with the button above, or send it back.')}</p>
          <SendBack sendBack={body => act({ method: 'PATCH', body })} />
        </>
      )}
      {request?.state === 'open' && !mayDecide && <Withdraw act={act} />}
      {mayAsk && !opens && (
        <p className={styles.hint}>{say('Somebody who may publish reads it and publishes it.')}</p>
      )}
      {mayAsk && !opens && (
        <p>
          <button type="button" onClick={() => setOpens(true)}>
            {say('Ask to publish…')}
          </button>
        </p>
      )}
      {mayAsk && opens && (
        <WordsForm
          legend="Ask to publish"
          label={say('Message to the publisher (optional)')}
          press="Ask to publish"
          hint={say(
            isUnsaved
              ? 'Unsaved changes are not included.'
              : 'It appears at the top of the dashboard of everybody who may publish. You get a mail with their decision.',
          )}
          send={note => act({ method: 'POST', body: { note } })}
          close={() => setOpens(false)}
        />
      )}
    </section>
  );
}

/** Whether visitors see this, for somebody who may not publish it. */
const isStillPublic = ({ mayDecide, isPublic }: Found) => isPublic && !mayDecide;

const proposalWords = (isChanged: boolean): string =>
  isChanged
    ? 'Visitors see the earlier text until somebody who may publish publishes your changes.'
    : 'This is on the site. Change it and save a draft: visitors see your changes only once somebody who may publish publishes them.';

function RequestItem({
  request,
  isChanged,
  isAsked,
}: {
  request: PublishRequest;
  isChanged: boolean;
  isAsked: boolean;
}) {
  const say = useSay();
  return (
    <div className={styles.approval} data-request={request.state}>
      <p>
        <strong>{say(requestSentence(request, isAsked))}</strong>
      </p>
      {request.note && <p className={styles.hint}>{say('Comment: {note}', { note: request.note })}</p>}
      {request.words && <blockquote>{request.words}</blockquote>}
      {request.state === 'open' && isChanged && (
        <p className={styles.hint}>{say('It was changed after the request.')}</p>
      )}
    </div>
  );
}

function Withdraw({ act }: { act: Act }) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  return (
    <p className={styles.buttons}>
      <button
        type="button"
        onClick={() => void act({ method: 'DELETE' }).then(refusal => setProblem(refusal ?? ''))}
      >
        {say('Withdraw')}
      </button>
      <span role="status">{say(problem)}</span>
    </p>
  );
}

type Decision = { decision: 'published' | 'sent-back'; words?: string; seen?: string };

function SendBack({ sendBack }: { sendBack: (decision: Decision) => Promise<string | null> }) {
  const say = useSay();
  const [opens, setOpens] = useState(false);
  if (!opens)
    return (
      <p>
        <button type="button" onClick={() => setOpens(true)}>
          {say('Send it back…')}
        </button>
      </p>
    );
  return (
    <WordsForm
      legend="Send it back"
      label={say('What should change')}
      press="Send it back"
      hint={say('They get a mail with your message.')}
      send={async words =>
        words.trim() === '' ? 'Please write what should change.' : sendBack({ decision: 'sent-back', words })
      }
      close={() => setOpens(false)}
    />
  );
}

type WordsFormProps = {
  legend: string;
  label: string;
  press: string;
  hint: string;
  send: (words: string) => Promise<string | null>;
  close: () => void;
};

/** A text area and two buttons. A fieldset, because it can be nested in the document's form. */
function WordsForm({ legend, label, press, hint, send, close }: WordsFormProps) {
  const say = useSay();
  const field = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <fieldset className={styles.form}>
      <legend>{say(legend)}</legend>
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={MOST_WORDS}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <p className={styles.hint}>{hint}</p>
      <p className={styles.buttons}>
        <button type="button" onClick={() => void send(words).then(refusal => setProblem(refusal ?? ''))}>
          {say(press)}
        </button>
        <button type="button" onClick={close}>
          {say('Cancel')}
        </button>
      </p>
      <p role="alert">{say(problem)}</p>
    </fieldset>
  );
}

type RequestToDecide = {
  request: PublishRequest;
  title: string;
  href: string;
  /** The screen that compares it with what visitors see; null where they see nothing yet. */
  compare: string | null;
  isChanged: boolean;
  /** The content shown behind the link. */
  seen: string;
};

/** On the dashboard of those who may publish: each open request with its two answers, and the result of the last one. */
export function RequestsToDecide({ requests }: { requests: readonly RequestToDecide[] }) {
  const say = useSay();
  const { config } = useConfig();
  const router = useRouter();
  const [done, setDone] = useState<{ title: string; href: string; isPublished: boolean } | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({});
  const section = useRef<HTMLElement>(null);
  if (requests.length === 0 && !done) return null;

  async function decide({ request, title, href }: RequestToDecide, body: Decision) {
    const address = requestAddress(config.routes.api, request.collection, request.document);
    const { refusal } = await sendRequest(address, { method: 'PATCH', body });
    setProblems(before => ({ ...before, [request.id]: refusal ?? '' }));
    if (refusal === null) {
      setDone({ title, href, isPublished: body.decision === 'published' });
      section.current?.focus();
    }
    router.refresh();
    return refusal;
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.panel} aria-label={say('Asked to publish')}>
      <h2>{say('Asked to publish')}</h2>
      <p role="status">
        {done && (
          <>
            {say(done.isPublished ? 'Published:' : 'Sent back:')} <a href={done.href}>{done.title}</a>
          </>
        )}
      </p>
      {requests.map(one => (
        <div key={one.request.id} className={styles.approval} data-request="open">
          <p>
            <a href={one.href}>{one.title}</a> {say(requestSentence(one.request, true))}
          </p>
          {one.request.note && <blockquote>{one.request.note}</blockquote>}
          {one.compare && (
            <p>
              <a href={one.compare}>{say('Compare with what visitors see')}</a>
            </p>
          )}
          {one.isChanged && <p className={styles.hint}>{say('It was changed after the request.')}</p>}
          <div className={styles.buttons}>
            <button type="button" onClick={() => void decide(one, { decision: 'published', seen: one.seen })}>
              {say('Publish')}
            </button>
            <SendBack sendBack={body => decide(one, body)} />
          </div>
          <p role="alert">{say(problems[one.request.id] ?? '')}</p>
        </div>
      ))}
    </section>
  );
}
