-- Tokens and codes that are in use go on working: their ids become the digests under which they are looked up.
UPDATE "identity"."payloads"
SET "id" = encode(sha256(convert_to("id", 'UTF8')), 'hex'), "payload" = "payload" - 'jti'
WHERE "model" IN ('AccessToken', 'RefreshToken', 'AuthorizationCode');
