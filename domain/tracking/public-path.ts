/** Route parameters with public values; all others may be secret or personal. */
const PUBLIC_PARAMETERS = ['locale', 'slug', '*', 'kind', 'postType']

/** The path of a page without private parts: tokens and numbers are replaced by the names of their parameters. */
export function publicPath(
  pathname: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const secrets = Object.entries(parameters).filter(([name]) => !PUBLIC_PARAMETERS.includes(name))
  return pathname
    .split('/')
    .map((part) => {
      const [name] = secrets.find(([, value]) => value !== undefined && value === decodePart(part)) ?? []
      return name === undefined ? part : `:${name}`
    })
    .join('/')
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
