import type { RichText, RichTextBlock } from '#clients/content/blocks/rich-text.ts'

export type TextGroup =
  | { readonly list: null; readonly key: string; readonly block: RichTextBlock }
  | { readonly list: 'bullet' | 'number'; readonly key: string; readonly items: readonly RichTextBlock[] }

/** Groups consecutive list items: an editor's text is flat, HTML is nested. */
export function groupListItems(content: RichText): TextGroup[] {
  const groups: TextGroup[] = []
  for (const block of content) {
    const last = groups.at(-1)
    if (block.list === null) groups.push({ list: null, key: block.key, block })
    else if (last?.list === block.list) groups[groups.length - 1] = { ...last, items: [...last.items, block] }
    else groups.push({ list: block.list, key: block.key, items: [block] })
  }
  return groups
}
