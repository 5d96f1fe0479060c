import type { IssuePost } from '#contracts/mail.ts'
import type { FoundPost } from '../newsletter-options.ts'

export function selectPosts(postIds: readonly string[], posts: readonly FoundPost[]): FoundPost[] {
  return postIds.flatMap((id) => posts.find((post) => post.id === id) ?? [])
}

export function toPost({ title, abstract, picture }: FoundPost): IssuePost {
  return { title, abstract, picture }
}
