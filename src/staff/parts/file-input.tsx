'use client';
import { type InputHTMLAttributes, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { classNames } from '#ui/components/class-names.ts';
import buttons from './buttons.module.css';
import styles from './file-input.module.css';

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> };

/**
 * The field for a file, with a button of ours in the language of the admin: the browser's own speaks that of the computer. The
 * browser's field lies over it unseen, so that keyboard, screen readers and dropping a file work as ever. Without script it is
 * the browser's own. Its label is beside or around it, as that of every field.
 */
export function FileInput({ ref, onChange, ...input }: FileInputProps) {
  const say = useSay();
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLInputElement);
  const [chosen, setChosen] = useState('');
  const look = () => setChosen([...(own.current?.files ?? [])].map(({ name }) => name).join(', '));
  // Each time: a file may have been chosen before this script loaded, and whoever uses the field may have emptied it.
  useEffect(look);
  return (
    <span className={styles.file}>
      <input
        {...input}
        ref={own}
        type="file"
        onChange={event => {
          onChange?.(event);
          look();
        }}
      />
      <span className={styles.shown} aria-hidden="true">
        <span className={classNames(buttons.button, buttons.quiet)}>
          {say(input.multiple ? 'Choose files' : 'Choose a file')}
        </span>
        <span className={styles.name}>{chosen || say('No file yet')}</span>
      </span>
    </span>
  );
}
