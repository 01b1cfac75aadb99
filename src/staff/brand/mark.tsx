import styles from './mark.module.css';

/** The logo in the corner of the admin (app/icon.svg). */
export function Icon() {
  return <img className={styles.icon} src="/icon.svg" alt="Adey" width={24} height={24} />;
}

/** Logo and name above the sign-in form. */
export function Logo() {
  return (
    <p className={styles.logo}>
      <img src="/icon.svg" alt="" width={72} height={72} />
      <span>Adey</span>
    </p>
  );
}
