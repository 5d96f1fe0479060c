import relations from './relations.json' with { type: 'json' }

type Table<Value> = Readonly<Record<string, Value>>

/** The parents of each kind. A piece of a kind is also one of its parents' kinds. */
const PARENT_KINDS: Table<readonly string[]> = relations.kindsAbove

/** Kinds shown after the requested one, most similar first, when it has few pieces. */
export const SIMILAR_KINDS: Table<readonly string[]> = relations.similarKinds

/**
 * Other kinds that people call by the same word, used if only those match the rest of the search: a `swivel chair` is
 * an armchair.
 */
export const ALSO_MEANT: Table<readonly string[]> = relations.alsoMeant

/** The search colors that match a filter color, and similar ones. */
export const COLOR_FACTS: Table<readonly string[]> = relations.colors

/** What a filter material matches: itself, its family, and visitors' names for it. */
export const MATERIAL_FACTS: Table<readonly string[]> = relations.materials

/** Tags of the catalogue that name a room. */
export const ROOM_TAGS: Table<string> = relations.roomOfTag

export const ROOMS_OF_KINDS: Table<string> = relations.roomOfKind

/** Opposites of a fact: a piece with one of them is not even similar to what was searched for. */
export const CONTRARY_FACTS: Table<readonly string[]> = relations.contrary

export function addParentKinds(kind: string): string[] {
  return [kind, ...(PARENT_KINDS[kind] ?? []).flatMap(addParentKinds)]
}
