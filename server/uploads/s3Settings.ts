/** A bucket of S3, or of a storage that understands its protocol. */
export interface S3Settings {
  /** The address of the bucket, with a folder in it if wanted, without a slash at the end. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Default: what the address of an Amazon bucket says. */
  readonly region: string | undefined;
}
