import { LinkButton } from '#app/ui/button.tsx'
import type { ContentLink } from '#clients/content/reading/content-shapes.ts'

/** A call to action: a single prominent link. */
export function CallToAction({ link }: { link: ContentLink }) {
  return (
    <div className="call-to-action mx-auto w-full max-w-page px-gutter">
      <LinkButton href={link.url} className="max-sm:w-full">
        {link.label}
      </LinkButton>
    </div>
  )
}
