import type { Payload } from 'payload';
import type { Right } from '#cms/access/access-table.ts';
import { addSpecimen, type SpecimenKind } from './access-specimens.ts';
import type { Transport } from './access-transports.ts';
import type { Session } from './staff-session.ts';

const byDocument = { closed: 'yes', open: 'public', own: 'own' } as const satisfies Record<
  SpecimenKind,
  Right
>;

/** The actual rights of a caller, determined by trying them on one document of each kind. */
export async function triedRight(
  payload: Payload,
  transport: Transport,
  { slug, operation, owner }: { slug: string; operation: string; owner: Session['user'] | null },
): Promise<Right> {
  if (operation === 'create' || operation === 'readVersions' || operation === 'unlock')
    return (await transport[operation](slug)) ? 'yes' : 'no';
  const act = transport[operation as 'read' | 'update' | 'trash' | 'delete'];
  for (const kind of ['closed', 'open', 'own'] as const) {
    const id = await addSpecimen(payload, slug, kind, owner);
    if (id !== null && (await act(slug, id))) return byDocument[kind];
  }
  return 'no';
}
