/** Builds at the first call and returns the same afterwards; concurrent calls build once. What has failed is built again by the next call. */
export function builtOnce<Built>(build: () => Promise<Built>): () => Promise<Built> {
  let building: Promise<Built> | null = null;
  return () =>
    (building ??= build().catch((error: unknown) => {
      building = null;
      throw error;
    }));
}
