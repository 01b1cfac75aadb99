import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

/** A press that moves less than this many pixels is a press. */
const LEAST_WAY = 6;

type Drag = { block: HTMLElement; id: string; x: number; y: number; slots: HTMLElement[] | null };

/**
 * Dragging a meeting with a mouse or pen to one of the free times that are shown meanwhile; `drop` gets the id of the meeting and
 * the value of the time. A finger scrolls, and a key has the form.
 */
export function useDragMeetings(drop: (meeting: string, to: string) => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  function end(week: Element): void {
    const { block, slots } = drag.current ?? {};
    block?.style.removeProperty('translate');
    block?.removeAttribute('data-dragged');
    for (const slot of slots ?? []) {
      slot.removeAttribute('data-open');
      slot.removeAttribute('data-over');
    }
    week.removeAttribute('data-dragging');
    drag.current = null;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      const block = (event.target as Element).closest<HTMLElement>('[data-movable]');
      if (!block || event.button !== 0 || event.pointerType === 'touch') return;
      drag.current = {
        ...{ block, id: block.dataset.movable ?? '', x: event.clientX, y: event.clientY },
        slots: null,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.slots) {
        if (Math.hypot(x, y) < LEAST_WAY) return;
        const week = event.currentTarget;
        week.setPointerCapture(event.pointerId);
        week.setAttribute('data-dragging', '');
        now.block.setAttribute('data-dragged', '');
        now.slots = slotsFor(now, week);
        for (const slot of now.slots) slot.setAttribute('data-open', '');
      }
      now.block.style.translate = `${x}px ${y}px`;
      const over = slotAt(now.slots, event);
      for (const slot of now.slots) slot.toggleAttribute('data-over', slot === over);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      const to = now.slots && slotAt(now.slots, event)?.dataset.free;
      wasDragged.current = now.slots !== null;
      end(event.currentTarget);
      if (to) drop(now.id, to);
    },
    onPointerCancel(event: SyntheticEvent) {
      end(event.currentTarget);
    },
    /** The press that ends a drag would open the meeting. */
    onClickCapture(event: SyntheticEvent) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The free times of the week that a meeting can be moved to: those of its host, and those that only it takes. */
function slotsFor({ id, block }: Drag, week: Element): HTMLElement[] {
  const hosts = block.dataset.hosts?.split(' ') ?? [];
  return [...week.querySelectorAll<HTMLElement>('[data-free]')].filter(({ dataset }) =>
    dataset.only === undefined
      ? dataset.hosts?.split(' ').some(host => hosts.includes(host))
      : dataset.only === id,
  );
}

const slotAt = (slots: readonly HTMLElement[], { clientX, clientY }: PointerEvent): HTMLElement | undefined =>
  slots.find(slot => {
    const { left, right, top, bottom } = slot.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });
