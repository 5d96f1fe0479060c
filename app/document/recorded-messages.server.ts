import { isGroup, type MessageTree } from '#app/i18n/messages/message-tree.ts'

/**
 * Messages that record which of them a page used, so that its document includes only those: a list page's compressed
 * document is 19.4 KB this way and 33.2 KB with all messages of its language. Lighthouse finds no difference in time.
 */
export function recordMessages<Messages extends MessageTree>(
  all: Messages,
): { messages: Messages; used: () => MessageTree } {
  const leaves = new Map<string, Leaf>()
  const record: Recorder = (leaf) => leaves.set(leaf.path.join('.'), leaf)
  return { messages: watch(all, [], record), used: () => toTree([...leaves.values()]) }
}

type Leaf = { path: readonly string[]; text: MessageTree[string] }
type Recorder = (leaf: Leaf) => void

function watch<Group extends MessageTree>(group: Group, path: readonly string[], record: Recorder): Group {
  const groups = new Map<string, MessageTree>()
  return new Proxy(group, {
    get(target, key) {
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return undefined
      const value = target[key]
      if (value === undefined) return undefined
      if (!isGroup(value)) {
        record({ path: [...path, key], text: value })
        return value
      }
      const watched = groups.get(key) ?? watch(value, [...path, key], record)
      groups.set(key, watched)
      return watched
    },
  })
}

function toTree(leaves: readonly Leaf[]): MessageTree {
  const tree: Record<string, MessageTree[string]> = {}
  const groups = Map.groupBy(leaves, ({ path }) => path[0] ?? '')
  for (const [key, members] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = members
    if (first?.path.length === 1) tree[key] = first.text
    else tree[key] = toTree(members.map(({ path, text }) => ({ path: path.slice(1), text })))
  }
  return tree
}
