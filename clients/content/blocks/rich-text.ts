import { z } from 'zod'

/** `link` is the span's target, if any. */
export type RichTextSpan = {
  readonly text: string
  readonly isStrong: boolean
  readonly isEmphasis: boolean
  readonly link: string | null
}

export type RichTextBlock = {
  readonly key: string
  readonly style: 'paragraph' | 'heading-2' | 'heading-3' | 'quotation'
  readonly list: 'bullet' | 'number' | null
  readonly spans: readonly RichTextSpan[]
}

export type RichText = readonly RichTextBlock[]

const STYLES: { readonly [style: string]: RichTextBlock['style'] } = {
  normal: 'paragraph',
  h2: 'heading-2',
  h3: 'heading-3',
  blockquote: 'quotation',
}

const SAFE_LINK = /^(\/(?!\/)|https:\/\/|mailto:|tel:)/

const portableTextBlock = z.object({
  _type: z.literal('block'),
  _key: z.string(),
  style: z.string().nullish(),
  listItem: z.enum(['bullet', 'number']).nullish(),
  markDefs: z.array(z.object({ _key: z.string(), _type: z.string(), href: z.string().nullish() })).nullish(),
  children: z.array(
    z.object({ _type: z.literal('span'), text: z.string(), marks: z.array(z.string()).nullish() }),
  ),
})

/** Parses Sanity's Portable Text; an unknown style becomes a paragraph, an unsafe link plain text. */
export const richText: z.ZodType<RichText> = z.array(portableTextBlock.transform(toBlock)).min(1)

function toBlock(block: z.infer<typeof portableTextBlock>): RichTextBlock {
  const links = new Map(
    (block.markDefs ?? []).flatMap(({ _key, _type, href }) =>
      _type === 'link' && href && SAFE_LINK.test(href) ? [[_key, href] as const] : [],
    ),
  )
  return {
    key: block._key,
    style: STYLES[block.style ?? 'normal'] ?? 'paragraph',
    list: block.listItem ?? null,
    spans: block.children.map(({ text, marks }) => ({
      text,
      isStrong: marks?.includes('strong') ?? false,
      isEmphasis: marks?.includes('em') ?? false,
      link: marks?.map((mark) => links.get(mark)).find((href) => href !== undefined) ?? null,
    })),
  }
}
