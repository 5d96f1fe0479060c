import { Fragment, type ReactNode } from 'react'
import { Link } from '#app/ui/text/link.tsx'
import type { RichTextBlock, RichTextSpan, RichText as Text } from '#clients/content/blocks/rich-text.ts'
import { groupListItems } from './group-list-items.ts'

export function RichText({ content }: { content: Text }) {
  return (
    <div className="rich-text">
      {groupListItems(content).map((group) => {
        if (group.list === null) return <Block key={group.key} block={group.block} />
        const List = group.list === 'bullet' ? 'ul' : 'ol'
        return (
          <List key={group.key}>
            {group.items.map((item) => (
              <li key={item.key}>{renderSpans(item)}</li>
            ))}
          </List>
        )
      })}
    </div>
  )
}

function Block({ block }: { block: RichTextBlock }) {
  const Tag = TAGS[block.style]
  return <Tag>{renderSpans(block)}</Tag>
}

const TAGS = { paragraph: 'p', 'heading-2': 'h2', 'heading-3': 'h3', quotation: 'blockquote' } as const

function renderSpans({ key, spans }: RichTextBlock): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: spans have no key but their position
  return spans.map((span, index) => <Fragment key={`${key} ${index}`}>{withMarks(span)}</Fragment>)
}

function withMarks({ text, isStrong, isEmphasis, link }: RichTextSpan): ReactNode {
  const strong = isStrong ? <strong>{text}</strong> : text
  const emphasis = isEmphasis ? <em>{strong}</em> : strong
  return link === null ? emphasis : <Link href={link}>{emphasis}</Link>
}
