import { sayHere } from '#staff/language/say.ts';
import styles from './gifts.module.css';

type UnannouncedGiftProps = {
  /** The line's account and digest, which the names of its fields end with. */
  of: string;
  /** The name of the row for screen readers. */
  about: string;
  purposes: ReadonlyMap<string, string>;
};

/** What staff know of a gift that nobody announced. The name on a statement is often that of a bank, so it is typed. */
export function UnannouncedGift({ of, about, purposes }: UnannouncedGiftProps) {
  const say = sayHere();
  return (
    <details>
      <summary
        className={styles.unfold}
        aria-label={say(`Name it: the gift of ${about} that nobody announced`)}
      >
        {say('Name it')}
      </summary>
      <div className={styles.form}>
        <label>
          {say('What it is for')}
          <select name={`purpose:${of}`} defaultValue="general">
            {[...purposes].map(([value, name]) => (
              <option key={value} value={value}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('Name, for a receipt by mail')}
          <input name={`name:${of}`} maxLength={100} autoComplete="off" />
        </label>
        <label>
          {say('Mail address')}
          <input name={`email:${of}`} inputMode="email" maxLength={254} autoComplete="off" />
        </label>
        <label>
          {say('Language of the receipt')}
          <select name={`language:${of}`}>
            <option value="en">{say('English')}</option>
            <option value="am">አማርኛ</option>
          </select>
        </label>
      </div>
    </details>
  );
}
