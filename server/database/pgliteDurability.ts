import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Where PGlite mounts the data folder in its own file system. */
const MOUNT = '/pglite/data';

type Stream = { nfd?: number; node: object };
type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number };
  node_ops: {
    mknod: (parent: object, name: string, mode: number, device: number) => object;
    setattr: (node: object, attributes: { mode?: number }) => void;
  };
};

/** The permissions of group and others. */
const OTHERS = 0o077;

/**
 * PGlite starts PostgreSQL with fsync off. Without `-F` it requests syncs again, and with this method by the only call
 * that can be implemented (its fdatasync is an empty stub).
 */
export function durableStartParams(): string[] {
  return [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];
}

/**
 * PGlite's file system has no fsync: this adds one, so that committed data survives a power failure. `onFailure` must
 * end the thread: after a failed sync the state of the disk is unknown.
 */
export class SyncedFiles extends NodeFS {
  /** Syncs made so far. */
  count = 0;
  readonly #folder: string;
  readonly #onFailure: (error: unknown) => never;

  constructor(folder: string, onFailure: (error: unknown) => never) {
    super(folder);
    this.#folder = folder;
    this.#onFailure = onFailure;
  }

  override async init(...[db, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(db, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    preRun.push((module) => {
      const files: NodeFiles = module.FS.filesystems.NODEFS;
      files.stream_ops.fsync = (stream) => this.#sync(stream, (node) => module.FS.getPath(node));
      // PostgreSQL asks for 0600; the engine's file system adds what its own umask, 0, allows.
      const { mknod, setattr } = files.node_ops;
      files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
      files.node_ops.setattr = (node, attributes) =>
        setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #sync(stream: Stream, pathOf: (node: object) => string): number {
    try {
      // An open file has a descriptor; a folder has none and is synced by its path.
      if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd);
      else syncPath(path.join(this.#folder, path.posix.relative(MOUNT, pathOf(stream.node))));
      this.count += 1;
      return 0;
    } catch (error) {
      return this.#onFailure(error);
    }
  }
}

function syncPath(file: string): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Syncs a folder to disk with everything in it; `shallow`: only the folder's own list of names. */
export function syncToDisk(folder: string, options: { shallow?: boolean } = {}): void {
  if (!options.shallow) {
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      syncPath(path.join(entry.parentPath, entry.name));
    }
  }
  syncPath(folder);
}

/** Takes the permissions of group and others from a folder and everything in it. */
export function makeOwnerOnly(folder: string): void {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of [folder, ...names.map((name) => path.join(folder, name))]) {
    const { mode } = fs.lstatSync(file);
    if ((mode & OTHERS) !== 0) fs.chmodSync(file, mode & 0o7777 & ~OTHERS);
  }
}
