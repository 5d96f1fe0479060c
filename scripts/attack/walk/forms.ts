/** A form in a page. */
export type Form = {
  /** Its action; null if it is sent to the page itself. */
  readonly action: string | null
  /** Hidden fields, such as the step of a flow, with their values. */
  readonly hidden: readonly (readonly [name: string, value: string])[]
  /** Buttons with their values, one of which is pressed. */
  readonly buttons: readonly (readonly [name: string, value: string])[]
  /** The names of the visible fields. */
  readonly fields: readonly string[]
}

/** The forms of a document with a method other than GET. */
export function findForms(html: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, attributes = '', inner = '']) => {
    if (attribute(attributes, 'method')?.toLowerCase() !== 'post') return []
    const controls = [...inner.matchAll(/<(input|select|textarea|button)\b([^>]*)>/g)].flatMap(
      ([, kind = '', text = '']) => {
        const name = attribute(text, 'name')
        const type = kind === 'button' ? 'button' : attribute(text, 'type')
        return name ? [{ name, type, value: attribute(text, 'value') ?? '' }] : []
      },
    )
    const controlsOf = (wanted: string) =>
      controls.filter(({ type }) => type === wanted).map(({ name, value }) => [name, value] as const)
    const filled = controls.filter(({ type }) => type !== 'hidden' && type !== 'button')
    return {
      action: attribute(attributes, 'action'),
      hidden: controlsOf('hidden'),
      buttons: controlsOf('button'),
      fields: [...new Set(filled.map(({ name }) => name))],
    }
  })
}

function attribute(text: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1]
  return value === undefined ? null : withoutEntities(value)
}

function withoutEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
