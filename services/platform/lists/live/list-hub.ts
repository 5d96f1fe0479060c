import { createNoticeHub, type NoticeHub } from '#services/kernel/database/notice-hub.ts'
import { LISTS_CHANNEL, type ListNotice } from '../change-list.ts'

export type ListHub = NoticeHub<ListNotice>

export const createListHub = (databaseUrl: string): ListHub =>
  createNoticeHub<ListNotice>(databaseUrl, LISTS_CHANNEL, ({ listId }) => [listId])
