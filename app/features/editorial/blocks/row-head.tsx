import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ContentLink } from '#clients/content/reading/content-shapes.ts'

export function RowHead({ title, link }: { title: string | null; link: ContentLink | null }) {
  if (title === null && link === null) return null
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
      {title && <h2 className="font-display text-display-small">{title}</h2>}
      {link && (
        <TextLink href={link.url} className="text-small">
          {link.label}
        </TextLink>
      )}
    </div>
  )
}
