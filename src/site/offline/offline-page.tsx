import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import css from './offline-page.module.css';

/** `{when}` is a day and a time, `{size}` a size such as 84 KB; `{done}` and `{all}` count parts of the pack. */
export const offlineTexts = {
  en: {
    title: 'Read offline',
    intro:
      'Pages you read stay on this device for 30 days and open without a connection. Dates and days to go are always up to date.',
    notRead: 'You are offline',
    notReadText:
      'The page you asked for has not been read on this device yet. It opens when you are connected again.',
    tryAgain: 'Try again',
    readable: 'What you can read now',
    nothing: 'Nothing yet. Pages you read from now on appear here.',
    readOn: 'read on {when}, {size}',
    pack: 'Keep for offline',
    packText:
      'How to reach us, the events, the projects and who we are. Words and drawings; photos of people are left out, because a family may take a photo back at any time.',
    size: 'To download: {size}.',
    sizeUnknown: 'We can say how much there is to download once you are connected.',
    keep: 'Keep for offline',
    keepAgain: 'Download again',
    progress: '{done} of {all} saved',
    done: 'Saved on this device on {when}.',
    failed: 'The connection broke off. What arrived is saved; try again for the rest.',
    remove: 'Remove the saved pages',
    all: 'Remove everything',
    allText: 'This removes every copy of this site from this device. Pages you read later are saved again.',
    forget: 'Remove everything from this device',
    forgotten: 'Everything was removed.',
    saving: 'Your device is saving data, so nothing is stored unless you ask for it here.',
    unsupported:
      'This browser can’t save pages: it is too old, in a private window, or runs without scripts.',
  },
  am: {
    title: 'ያለ ኢንተርኔት ያንብቡ',
    intro:
      'ያነበቧቸው ገጾች ለ30 ቀናት በዚህ መሣሪያ ላይ ይቆያሉ፤ ኢንተርኔት በሌለበትም እንደገና ይከፈታሉ። ዛሬ ቀኑ ስንት እንደሆነና ዝግጅቱ ስንት ቀን እንደቀረው ሁልጊዜ እንደ አዲስ ይሰላል።',
    notRead: 'ከኢንተርኔት ውጭ ነዎት',
    notReadText: 'የጠየቁት ገጽ እስካሁን በዚህ መሣሪያ ላይ አልተነበበም። እንደገና ሲገናኙ ይከፈታል።',
    tryAgain: 'እንደገና ይሞክሩ',
    readable: 'አሁን ማንበብ የሚችሏቸው',
    nothing: 'ገና ምንም የለም። ከአሁን በኋላ የሚያነቧቸው ገጾች እዚህ ይዘረዘራሉ።',
    readOn: 'የተነበበው፦ {when}፣ {size}',
    pack: 'ያለ ኢንተርኔት ለማንበብ ያስቀምጡ',
    packText:
      'እኛን የሚያገኙበት መንገድ፣ ዝግጅቶች፣ ፕሮጀክቶች እና ስለ እኛ። ጽሑፍና ሥዕሎች ብቻ፤ የሰዎች ፎቶዎች አይካተቱም፤ ቤተሰብ ለፎቶው የሰጠውን ፈቃድ በማንኛውም ጊዜ ሊሰርዝ ስለሚችል ነው።',
    size: 'የሚወርደው መጠን፦ {size}።',
    sizeUnknown: 'የሚወርደው መጠን የሚታወቀው ከኢንተርኔት ጋር ሲገናኙ ነው።',
    keep: 'ያለ ኢንተርኔት ለማንበብ ያስቀምጡ',
    keepAgain: 'እንደገና ያውርዱ',
    progress: 'ከ{all} {done} ተቀምጧል',
    done: 'በዚህ መሣሪያ ላይ የተቀመጠው፦ {when}።',
    failed: 'ግንኙነቱ ተቋርጧል። የወረደው ተቀምጧል፤ ለቀሪው እንደገና ይሞክሩ።',
    remove: 'የተቀመጡትን ገጾች ያስወግዱ',
    all: 'ሁሉንም ማስወገድ',
    allText: 'የዚህ ድረ ገጽ ቅጂዎች በሙሉ ከዚህ መሣሪያ ይወገዳሉ። በኋላ የሚያነቧቸው ገጾች እንደገና ይቀመጣሉ።',
    forget: 'ሁሉንም ከዚህ መሣሪያ ያስወግዱ',
    forgotten: 'ሁሉም ተወግዷል።',
    saving: 'መሣሪያዎ ዳታ በመቆጠብ ላይ ስለሆነ እዚህ ካልጠየቁ በስተቀር ምንም አይቀመጥም።',
    unsupported: 'ይህ አሳሽ ገጾችን ማስቀመጥ አይችልም፦ በጣም አሮጌ ነው፣ በግል መስኮት ነው ወይም JavaScript ተዘግቷል።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

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
