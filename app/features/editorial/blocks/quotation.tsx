import { Picture } from '#app/ui/picture/picture.tsx'
import type { Quote } from '#clients/content/blocks/blocks.ts'

export function Quotation({ text, author, role, picture }: Quote) {
  return (
    <figure className="mx-auto w-full max-w-page px-gutter">
      <div className="quotation">
        {picture && <Picture picture={picture} sizes="(min-width: 48rem) 54rem, 94vw" className="mb-8" />}
        <blockquote className="font-display text-display text-balance italic">{text}</blockquote>
        <figcaption className="mt-5 text-small">
          {author}
          {role && <span className="block text-muted">{role}</span>}
        </figcaption>
      </div>
    </figure>
  )
}
