/**
 * Whether a click or a focus change leaves an element. Clicking text in it focuses a focusable ancestor, such as the
 * page's main part, which does not count as leaving.
 */
export function isLeaving(element: Element, { type, target }: Pick<Event, 'type' | 'target'>): boolean {
  if (!(target instanceof Node) || element.contains(target)) return false
  return type !== 'focusin' || !target.contains(element)
}
