import type { List, ListItem } from '#contracts/list.ts'

/** The sections of a list with their items: those in no section come first, as in the list. */
export function sectionsOf({ sections, items }: Pick<List, 'sections' | 'items'>): {
  title: string | null
  items: ListItem[]
}[] {
  const of = (id: string | null) => items.filter(({ sectionId }) => sectionId === id)
  return [
    { title: null, items: of(null) },
    ...sections.map(({ id, name }) => ({ title: name, items: of(id) })),
  ].filter((section) => section.items.length > 0)
}
