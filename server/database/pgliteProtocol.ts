/** The options of the embedded database's thread. Paths are absolute. */
export type WorkerData = {
  /** Folder of the database files; undefined keeps them in memory. */
  dataDir: string | undefined;
  /** Tar file that a database in memory starts from (made by a dump). */
  template: string | undefined;
  /** Path of its unix socket. */
  socket: string;
};

export type WorkerRequest = { kind: 'syncs' } | { kind: 'dump' } | { kind: 'stop' };

export type WorkerAnswer =
  | { kind: 'ready' }
  /** The thread ends after this: the database could not start, or failed while running. */
  | { kind: 'failed'; message: string }
  /** A line of the database's own log. */
  | { kind: 'log'; line: string }
  | { kind: 'syncs'; count: number }
  | { kind: 'dump'; bytes: Uint8Array };
