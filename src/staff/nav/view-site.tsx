import { env } from '#platform/env.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './nav.module.css';

/** In the bar of every screen: a link to the public site. */
export function ViewSite() {
  return (
    <a className={styles.site} href={env.SITE_URL} target="_blank" rel="noopener">
      {sayHere()('View site')}
    </a>
  );
}
