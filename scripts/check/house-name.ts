import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { findSourceFiles, lineAt } from './source-files.ts'

/**
 * Where the name of a house may occur: in its own folder, in the demonstration’s content and what evaluates it, in
 * stored shops, in documents, and in package names. Anywhere else it comes from the house's settings, because the code
 * serves any house.
 */
const ALLOWED =
  /^(?:house|houses|demo|docs|scripts\/bench)\/|^tests\/upgrades\/\S+\.sql$|^(?:studio\/)?package(?:-lock)?\.json$|\.(?:md|png|webp|avif)$/

/** Finds mentions of a house in code that serves every house. */
export function findHouseNameProblems(): string[] {
  const names = houseNames()
  return findSourceFiles(/./)
    .filter(({ path }) => !ALLOWED.test(path))
    .flatMap(({ path, text }) =>
      names.flatMap((name) =>
        findName(text, { name, isMessage: path.startsWith('messages/') }).map(
          (index) => `${path}:${lineAt(text, index)} names the house "${name}": read it from house.json`,
        ),
      ),
    )
}

/**
 * The positions of a name, in any case and also inside identifiers and URLs, except in the name of a package. In
 * messages only the exact spelling counts, since it may be an everyday word, such as "officina" in Italian.
 */
export function findName(text: string, { name, isMessage }: { name: string; isMessage: boolean }): number[] {
  const normalize = (words: string) => (isMessage ? words : words.toLowerCase())
  const [first = '', ...others] = normalize(text).split(normalize(name))
  let end = first.length
  return others.flatMap((part) => {
    const index = end
    end += name.length + part.length
    const isPackage = text[index - 1] === '@' && /^\\?\//.test(part)
    return isPackage ? [] : [index]
  })
}

function houseNames(): string[] {
  const others = existsSync('houses') ? readdirSync('houses').map((folder) => `houses/${folder}`) : []
  return ['house', ...others].map((folder) =>
    String(JSON.parse(readFileSync(`${folder}/house.json`, 'utf8')).name),
  )
}
