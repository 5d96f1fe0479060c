const NAME_MAX = 100

/** A name that every file system accepts: without reserved characters, and not too long. */
export function safeFileName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return Array.from(clean).slice(0, NAME_MAX).join('').trim()
}

/**
 * Returns a function that makes names unique within an archive: `Lamp.pdf`, `Lamp 2.pdf`. Case is ignored, since some
 * systems do not distinguish it.
 */
export function createUniqueNames(): (name: string, extension: string) => string {
  const used = new Set<string>()
  return (name, extension) => {
    const base = safeFileName(name) || 'file'
    for (let count = 1; ; count += 1) {
      const unique = `${base}${count === 1 ? '' : ` ${count}`}.${extension}`
      if (used.has(unique.toLowerCase())) continue
      used.add(unique.toLowerCase())
      return unique
    }
  }
}
