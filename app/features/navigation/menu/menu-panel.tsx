import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { PictureSource } from '#app/ui/picture/picture-source.ts'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { EditorialPreview, MenuColumn, MenuList } from '#clients/content/menu.ts'
import { gridColumnsOf, unitsOf } from './column-units.ts'

/** The panel of a top-level item: columns of links and pictures (Spec §2). */
export function MenuPanel({
  id,
  columns,
  editorials,
}: {
  id: string
  columns: readonly MenuColumn[]
  editorials: readonly EditorialPreview[]
}) {
  const grid = gridColumnsOf(columns, editorials.length) === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'
  return (
    <div id={id} className="menu-panel">
      <div className={classNames('menu-grid', grid)}>
        {columns.map((column) =>
          column.type === 'editorialMenuColumn' ? (
            <div key={column.key} className="grid content-start gap-6 lg:gap-8">
              {column.lists.map((list) => (
                <LinkList key={list.key} list={list} />
              ))}
            </div>
          ) : (
            <PictureLink
              key={column.key}
              picture={column.picture}
              label={column.link.label}
              href={column.link.url}
              span={unitsOf(column)}
            />
          ),
        )}
        {editorials.map(({ id: key, picture, title, url }) => (
          <PictureLink key={key} picture={picture} label={title} href={url} span={1} />
        ))}
      </div>
    </div>
  )
}

function LinkList({ list: { header, links, hasDesktopViewAll } }: { list: MenuList }) {
  const t = useTranslations('navigation.menu')
  return (
    <div>
      <Link href={header.url} lang={header.labelLanguage} className="menu-sublink font-medium">
        {header.label}
      </Link>
      <ul className="lg:mt-2">
        {links.map(({ label, labelLanguage, url, isHighlighted }) => (
          <li key={url}>
            <Link
              href={url}
              lang={labelLanguage}
              className={classNames('menu-sublink', isHighlighted && 'text-accent')}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {hasDesktopViewAll && (
        <TextLink
          href={header.url}
          aria-label={t('view-all-of', { name: header.label })}
          className="mt-3 text-small max-lg:hidden"
        >
          {t('view-all')}
        </TextLink>
      )}
    </div>
  )
}

/** Pictures are only in the wide menu; phones show the links. */
function PictureLink(props: { picture: PictureSource; label: string; href: string; span: 1 | 2 | 3 | 4 }) {
  return (
    <Link href={props.href} className={classNames('group/picture max-lg:hidden', SPAN[props.span])}>
      <Picture
        picture={{ ...props.picture, alt: '' }}
        sizes={`${props.span * 20}vw`}
        ratio={props.span === 1 ? 'product' : 'wide'}
      />
      <span className="mt-3 block transition-colors group-hover/picture:text-accent">{props.label}</span>
    </Link>
  )
}

const SPAN = { 1: 'col-span-1', 2: 'col-span-2', 3: 'col-span-3', 4: 'col-span-4' } as const
