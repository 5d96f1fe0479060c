import { useFormat } from '#app/i18n/format/use-format.ts'
import { useHouseTimeZone } from '#app/ui/page/house.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { PostSummary } from '#clients/content/pages/magazine/post-shapes.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'

/** The leading post has the full width. */
export function PostCard({
  post: { url, title, abstract, picture, publishingDate, typeTitle },
  isLead = false,
  headingLevel: Heading = 'h2',
}: {
  post: PostSummary
  isLead?: boolean
  headingLevel?: 'h2' | 'h3'
}) {
  const format = useFormat()
  const day = calendarDateIn(useHouseTimeZone(), new Date(publishingDate))
  return (
    <li className={isLead ? 'post-card post-lead' : 'post-card'}>
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes={isLead ? LEAD_SIZES : SIZES}
          ratio="landscape"
          isPriority={isLead}
        />
      )}
      <div>
        <p className="text-fine text-muted">
          {typeTitle}
          {' · '}
          <time dateTime={day}>{format.date(day)}</time>
        </p>
        <Heading className={isLead ? 'mt-2 font-display text-display' : 'mt-1 font-display text-title'}>
          <Link href={url} className="post-link">
            {title}
          </Link>
        </Heading>
        {abstract && (
          <p className={isLead ? 'mt-4 max-w-measure' : 'mt-2 max-w-measure text-small text-muted'}>
            {abstract}
          </p>
        )}
      </div>
    </li>
  )
}

const SIZES = '(min-width: 96rem) 29rem, (min-width: 64.0625rem) 31vw, (min-width: 48rem) 46vw, 94vw'
const LEAD_SIZES = '(min-width: 96rem) 54rem, (min-width: 64.0625rem) 58vw, 94vw'
