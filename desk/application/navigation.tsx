import { Box, Link, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { NavLink, useLocation } from 'react-router-dom'
import { hasRole } from '../../domain/team/roles.ts'
import { GROUPS, type Group, type Section } from '../sections/section.ts'
import { SECTIONS } from '../sections/sections.ts'
import { countByResource } from '../waiting/count-by-resource.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { useDesk } from './desk-context.ts'
import { Person } from './frame/person.tsx'
import { Wordmark } from './wordmark.tsx'

/** The sections that the signed-in person may use, by group, each with what waits in it. */
export function Navigation({ onNavigate }: { onNavigate: () => void }) {
  const translate = useTranslate()
  const { session, settings } = useDesk()
  const { data } = useWaiting()
  const counts = countByResource(data?.items ?? [])
  const sections = SECTIONS.filter(({ roles }) => hasRole(session.roles, roles))
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ padding: 2.5, paddingBottom: 1.5 }}>
        <Wordmark>{settings.house}</Wordmark>
      </Box>
      <Box
        component="nav"
        aria-label={translate('desk.menu')}
        tabIndex={-1}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', paddingInline: 1.5, paddingBlock: 1 }}
      >
        <Item to="/" label={translate('today.title')} count={0} onNavigate={onNavigate} />
        {GROUPS.map((group) => (
          <GroupItems
            key={group}
            group={group}
            sections={sections.filter((section) => section.group === group)}
            counts={counts}
            onNavigate={onNavigate}
          />
        ))}
      </Box>
      <Person onNavigate={onNavigate} />
    </Box>
  )
}

function GroupItems({
  group,
  sections,
  counts,
  onNavigate,
}: {
  group: Group
  sections: readonly Section[]
  counts: ReadonlyMap<string, number>
  onNavigate: () => void
}) {
  const translate = useTranslate()
  const titleId = useId()
  const shown = sections.filter(({ within }) => within === undefined)
  if (shown.length === 0) return null
  return (
    <>
      <Typography
        id={titleId}
        variant="caption"
        component="h2"
        color="textSecondary"
        sx={{ fontWeight: 400, paddingInline: 1, marginTop: 2, marginBottom: 0.25 }}
      >
        {translate(`desk.groups.${group}`)}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map(({ resource }) => (
          <li key={resource}>
            <Item
              to={`/${resource}`}
              parts={sections.flatMap(({ within, resource: part }) =>
                within === resource ? `/${part}` : [],
              )}
              label={translate(`resources.${resource}.name`, { smart_count: 2 })}
              count={counts.get(resource) ?? 0}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </Box>
    </>
  )
}

function Item({
  to,
  parts = [],
  label,
  count,
  onNavigate,
}: {
  to: string
  /** Further addresses that belong to it. */
  parts?: readonly string[]
  label: string
  count: number
  onNavigate: () => void
}) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const isWithin = parts.some((part) => pathname === part || pathname.startsWith(`${part}/`))
  return (
    <Link
      component={NavLink}
      to={to}
      end={to === '/'}
      {...(isWithin && { className: 'active' })}
      onClick={onNavigate}
      underline="none"
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: { xs: 44, md: 32 },
        paddingInline: 1,
        '&:hover, &.active': { backgroundColor: 'action.selected' },
        '&.active': { fontWeight: 500 },
      }}
    >
      {label}
      {count > 0 && (
        <Typography
          variant="caption"
          component="span"
          color="textSecondary"
          aria-label={translate('desk.waiting-count', { count })}
          role="img"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Typography>
      )}
    </Link>
  )
}
