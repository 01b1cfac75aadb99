import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { offlineTexts } from './offline.texts.ts';
import css from './offline-page.module.css';

type InLocale = { locale: Locale };

/**
 * In the head of the page: the worker shows the first where it replaces a page that was not read on this device; the
 * second is for devices that save data.
 */
export function OfflineNotes({ locale }: InLocale) {
  const texts = offlineTexts[locale];
  return (
    <>
      <section hidden data-not-read-note className={css.missing} aria-labelledby="not-read">
        <Title as="p" variant="card" id="not-read" words={{ text: texts.notRead }} />
        <p>{texts.notReadText}</p>
        <Button icon="reload" data-offline-again>
          {texts.tryAgain}
        </Button>
      </section>
      <p hidden data-offline-saving>
        {texts.saving}
      </p>
    </>
  );
}

/** What can be read without a connection, and what may be stored for it; offline-page.browser.ts fills it in. */
export function OfflinePage({ locale }: InLocale) {
  const texts = offlineTexts[locale];
  return (
    <Container>
      <div className={css.parts} data-offline-page>
        <Readable texts={texts} />
        <div className={css.acts} data-offline-acts>
          <Pack texts={texts} />
          <Part id="forget" title={texts.all}>
            <p>{texts.allText}</p>
            <Button data-forget-all data-status-done={texts.forgotten}>
              {texts.forget}
            </Button>
            <p role="status" data-forget-status />
          </Part>
        </div>
        <p className={css.unsupported} data-offline-unsupported>
          {texts.unsupported}
        </p>
      </div>
    </Container>
  );
}

type Texts = { texts: (typeof offlineTexts)[Locale] };

function Readable({ texts }: Texts) {
  return (
    <Part id="readable" title={texts.readable}>
      <ul className={css.list} data-offline-list data-read-on={texts.readOn} />
      <p data-offline-empty>{texts.nothing}</p>
    </Part>
  );
}

function Pack({ texts }: Texts) {
  return (
    <Part id="pack" title={texts.pack}>
      <p>{texts.packText}</p>
      <p data-pack-size data-words={texts.size}>
        {texts.sizeUnknown}
      </p>
      <div className={css.buttons}>
        <Button variant="go" busy={false} data-pack-keep data-first={texts.keep} data-again={texts.keepAgain}>
          {texts.keep}
        </Button>
        <Button hidden data-pack-remove>
          {texts.remove}
        </Button>
      </div>
      <progress hidden className={css.progress} aria-label={texts.pack} data-pack-progress />
      <p
        role="status"
        data-pack-status
        data-words-progress={texts.progress}
        data-words-done={texts.done}
        data-words-failed={texts.failed}
      />
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={`offline-${id}`}>
      <Title variant="card" id={`offline-${id}`} words={{ text: title }} className={css.title} />
      {children}
    </section>
  );
}
