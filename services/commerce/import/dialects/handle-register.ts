import { toSlug } from '#domain/links/slug.ts'

/** Gives each product of a file without addresses its own: from its name, with its number where two share one. */
export function createHandleRegister() {
  const owners = new Map<string, string>()
  return (name: string, id: string): string => {
    const slug = toSlug(name) || toSlug(id)
    const owner = owners.get(slug) ?? id
    owners.set(slug, owner)
    return owner === id ? slug : [slug, toSlug(id)].filter((part) => part !== '').join('-')
  }
}
