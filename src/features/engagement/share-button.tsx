import type { ComponentProps } from 'react';
import { Island } from '#ui/islands/island.tsx';
import { ShareButton as Button } from './share-button.island.tsx';

/** Opens the device's share sheet. Hidden without script. */
export function ShareButton(props: ComponentProps<typeof Button>) {
  return <Island name="ShareButton" of={Button} props={props} />;
}
