import type { Payload } from 'payload';
import type { Right } from '#cms/access/access-table.ts';
import { addSpecimen, addVersion, type SpecimenKind } from './access-specimens.ts';
import type { Transport } from './access-transports.ts';
import type { Session } from './staff-session.ts';

/** The actual rights of a caller, determined by trying them on one document of each kind. */
export async function triedRight(
  payload: Payload,
  transport: Transport,
  { slug, operation, owner }: { slug: string; operation: string; owner: Session['user'] | null },
): Promise<Right> {
  if (operation === 'create' || operation === 'unlock')
    return (await transport[operation](slug)) ? 'yes' : 'no';
  if (operation === 'readVersions') return triedVersions(payload, transport, slug, owner);
  const act = transport[operation as 'read' | 'update' | 'trash' | 'delete'];
  const tried = async (kind: SpecimenKind) => {
    const id = await addSpecimen(payload, slug, kind, owner);
    return id !== null && (await act(slug, id));
  };
  if (await tried('closed')) return 'yes';
  const [isPublic, isOwn] = [await tried('open'), await tried('own')];
  if (isPublic && isOwn) return 'public or own';
  return isPublic ? 'public' : isOwn ? 'own' : 'no';
}

/** Versions are listed, so their right shows in what the list holds of somebody else's document. */
async function triedVersions(
  payload: Payload,
  transport: Transport,
  slug: string,
  owner: Session['user'] | null,
): Promise<Right> {
  const lists = async (kind: SpecimenKind) => {
    const id = await addSpecimen(payload, slug, kind, owner);
    if (id === null) return false;
    await addVersion(payload, slug, id);
    return transport.readVersions(slug, id);
  };
  if (await lists('closed')) return 'yes';
  return (await lists('own')) ? 'own' : 'no';
}
