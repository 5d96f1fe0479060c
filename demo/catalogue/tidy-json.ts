const LINE_WIDTH = 110

/** JSON in the project's format: indented by two spaces, with lists of strings on one line if they fit. */
export function tidyJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  const lists = /^( *)("[^\n]*": )\[\n((?: +"[^\n]*\n)+) *\](,?)$/gm
  const tidy = text.replace(lists, (whole, indent: string, key: string, items: string, comma: string) => {
    const line = `${indent}${key}[${items.trim().split(/\n\s*/).join(' ')}]${comma}`
    return line.length <= LINE_WIDTH ? line : whole
  })
  return `${tidy}\n`
}
