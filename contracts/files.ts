/**
 * The files service stores files for other services, without knowing what they are for. Every call requires
 * `Authorization: Bearer {token}`, which only servers have; 401 `unauthorized` without it. `{id}` is a UUID chosen by
 * the caller, otherwise 404 `file-not-found`.
 * - `PUT /files/{id}`: the bytes of a file, with its `Content-Type`; replaces an earlier one. 204; 413 `file-too-large`
 *   beyond `FILE_BYTES_MAX`; 422 `file-malformed` without bytes or a type.
 * - `GET /files/{id}`: the bytes, with their type and length; 404 `file-not-found`.
 * - `DELETE /files/{id}`: deletes it; a missing one is not an error. 204.
 */

/** 10 MB, as file managers count them. */
export const FILE_BYTES_MAX = 10 * 1_048_576
