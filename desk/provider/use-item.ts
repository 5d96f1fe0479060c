import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type UseGetOneOptions, useGetOne } from 'react-admin'
import type { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'

/**
 * Reads an item again when its page opens, because the list's copy may be outdated and has no details. `change` shows
 * another state of the item before it is read again.
 */
export function useItem<Item extends TeamItem>(
  resource: string,
  schema: z.ZodType<Item>,
  id: string,
  options: Pick<UseGetOneOptions, 'refetchInterval' | 'refetchOnWindowFocus' | 'refetchOnReconnect'> = {},
) {
  const client = useQueryClient()
  const [openedAt] = useState(() => Date.now())
  const { data, dataUpdatedAt, error } = useGetOne(resource, { id }, { ...options, retry: false })
  const freshData = dataUpdatedAt >= openedAt ? data : undefined
  const item = useMemo(() => (freshData === undefined ? null : schema.parse(freshData)), [freshData, schema])
  const change = (changed: Item) => client.setQueriesData({ queryKey: [resource, 'getOne', { id }] }, changed)
  return { item, error: item === null ? error : null, change }
}
