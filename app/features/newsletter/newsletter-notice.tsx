import type { ReactNode } from 'react'
import { PageTitle } from '#app/ui/page/page-title.tsx'

/** A message page with optional actions. Its URL may be a secret. */
export function NewsletterNotice({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="newsletter-page mx-auto grid w-full max-w-page gap-8 px-gutter pt-10 md:pt-16">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {/* The URL is not sent to other sites. */}
      <meta name="referrer" content="same-origin" />
      <h1 className="max-w-measure font-display text-display">{title}</h1>
      <p className="max-w-measure">{text}</p>
      {children}
    </div>
  )
}
