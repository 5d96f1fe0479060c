import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type UseGetOneOptions, useGetOne } from 'react-admin'
import type { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'

/**
 * An item that was read when the page opened, since the list's copy may be outdated. `change` shows another state of it
 * before it is read again.
 */
export function useItem<Item extends TeamItem>(
  resource: string,
  schema: z.ZodType<Item>,
  id: string,
  options: Pick<UseGetOneOptions, 'refetchInterval' | 'refetchOnWindowFocus' | 'refetchOnReconnect'> = {},
) {
  const client = useQueryClient()
  const { data, error, isFetchedAfterMount } = useGetOne(resource, { id }, { ...options, retry: false })
  const read = isFetchedAfterMount ? data : undefined
  const item = useMemo(() => (read === undefined ? null : schema.parse(read)), [read, schema])
  const change = (changed: Item) => client.setQueriesData({ queryKey: [resource, 'getOne', { id }] }, changed)
  return { item, fault: item === null ? error : null, change }
}
