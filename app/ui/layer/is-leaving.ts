/**
 * Whether a press or a move of the focus leaves an element. A press on words in it gives the focus to something
 * around it that can take it, as the page's main part can: that is no leaving.
 */
export function isLeaving(element: Element, { type, target }: Pick<Event, 'type' | 'target'>): boolean {
  if (!(target instanceof Node) || element.contains(target)) return false
  return type !== 'focusin' || !target.contains(element)
}
