/*
 * A preload library that sees what a process does to the files below one directory.
 *
 * DISK_RECORDER_ROOT   the directory; an absolute path without links
 * DISK_RECORDER_TRACE  appended: one record for each change and each sync (see recording.ts)
 * DISK_RECORDER_FAULTS optional: a file of 4096 bytes through which a test makes one call fail (see disk-faults.ts)
 *
 * The record of a change is written after the change was made, and before the call returns. So the length of the
 * trace at the moment of an answer is a point in time: every change that was made before it is in this part.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sendfile.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum operation { WRITE = 1, TRUNCATE, SYNC_BEGIN, SYNC_END, CREATE, RENAME, LINK, UNLINK, MAKE_DIRECTORY, REMOVE_DIRECTORY };

struct record {
  uint32_t magic;
  uint32_t operation;
  uint32_t path_length;
  uint32_t data_length;
  uint64_t offset;
};

enum kind_of_call { ON_READ = 1, ON_WRITE = 2, ON_SYNC = 4, ON_TRUNCATE = 8, ON_OPEN = 16 };

/* Shared with the test, which fills it in and sets `armed` last. */
struct faults {
  uint32_t armed;
  uint32_t kinds;
  uint32_t skip;
  int32_t code;
  uint32_t fired;
  uint32_t seen;
  char unused[40];
  char path_part[256];
};

#define FILES_MAX 65536
#define MAGIC 0x5a54444bu

static char *paths[FILES_MAX];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;
static char root[PATH_MAX];
static size_t root_length;
static struct faults *faults;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_read)(int, void *, size_t);
static ssize_t (*real_pread)(int, void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwritev)(int, const struct iovec *, int, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_rename)(const char *, const char *);
static int (*real_link)(const char *, const char *);
static int (*real_unlink)(const char *);
static int (*real_mkdir)(const char *, mode_t);
static int (*real_rmdir)(const char *);
static ssize_t (*real_sendfile)(int, int, off_t *, size_t);
static long (*real_syscall)(long, ...);
static int (*real_ioctl)(int, unsigned long, ...);

#define LOAD(name) (*(void **)&real_##name = dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  LOAD(open); LOAD(openat); LOAD(close); LOAD(read); LOAD(pread); LOAD(write); LOAD(pwrite); LOAD(writev);
  LOAD(pwritev); LOAD(ftruncate); LOAD(fsync); LOAD(fdatasync); LOAD(rename); LOAD(link); LOAD(unlink); LOAD(mkdir); LOAD(rmdir);
  LOAD(sendfile); LOAD(syscall); LOAD(ioctl);
  const char *directory = getenv("DISK_RECORDER_ROOT");
  const char *file = getenv("DISK_RECORDER_TRACE");
  if (directory == NULL || file == NULL || strlen(directory) >= sizeof root) return;
  strcpy(root, directory);
  root_length = strlen(root);
  trace = real_open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  const char *control = getenv("DISK_RECORDER_FAULTS");
  if (control != NULL) {
    int descriptor = real_open(control, O_RDWR | O_CLOEXEC);
    if (descriptor >= 0) {
      void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
      if (page != MAP_FAILED) faults = page;
      real_close(descriptor);
    }
  }
}

static int is_memory_of_readers(const char *path) {
  size_t length = strlen(path);
  return length > 4 && strcmp(path + length - 4, "-shm") == 0;
}

/* The path below the root, or NULL. -shm files are memory that processes share: they do not survive a power cut. */
static const char *below_root(const char *path, char *buffer) {
  if (trace < 0) return NULL;
  if (path[0] != '/') {
    if (getcwd(buffer, PATH_MAX) == NULL || strlen(buffer) + strlen(path) + 2 > PATH_MAX) return NULL;
    strcat(buffer, "/");
    strcat(buffer, path);
    path = buffer;
  }
  if (strncmp(path, root, root_length) != 0) return NULL;
  const char *rest = path + root_length;
  if (rest[0] != '/' && rest[0] != '\0') return NULL;
  while (rest[0] == '/') rest++;
  return is_memory_of_readers(rest) ? NULL : rest;
}

static const char *path_of(int descriptor) {
  return descriptor >= 0 && descriptor < FILES_MAX ? paths[descriptor] : NULL;
}

/* Called with the lock held. */
static void note(enum operation operation, const char *path, uint64_t offset, const void *data, size_t length) {
  struct record head = { MAGIC, operation, (uint32_t)strlen(path), (uint32_t)length, offset };
  struct iovec parts[3] = { { &head, sizeof head }, { (void *)path, strlen(path) }, { (void *)data, length } };
  int before = errno;
  if (real_writev(trace, parts, 3) != (ssize_t)(sizeof head + head.path_length + length)) abort();
  errno = before;
}

/* Whether this call shall fail. If so, errno says why. */
static int fails(enum kind_of_call kind, const char *path) {
  if (faults == NULL || path == NULL) return 0;
  int fires = 0;
  pthread_mutex_lock(&lock);
  if (__atomic_load_n(&faults->armed, __ATOMIC_ACQUIRE) != 0 && (faults->kinds & kind) != 0 &&
      strstr(path, faults->path_part) != NULL) {
    faults->seen++;
    if (faults->skip > 0) {
      faults->skip--;
    } else {
      faults->fired++;
      errno = faults->code;
      __atomic_store_n(&faults->armed, 0, __ATOMIC_RELEASE);
      fires = 1;
    }
  }
  pthread_mutex_unlock(&lock);
  return fires;
}

/* The same descriptor may later belong to a file outside the root or to a socket. */
static void forget(int descriptor) {
  if (path_of(descriptor) == NULL) return;
  pthread_mutex_lock(&lock);
  free(paths[descriptor]);
  paths[descriptor] = NULL;
  pthread_mutex_unlock(&lock);
}

static int opened(int descriptor, const char *rest, int flags, int existed, off_t size) {
  if (descriptor < 0 || descriptor >= FILES_MAX) return descriptor;
  pthread_mutex_lock(&lock);
  free(paths[descriptor]);
  paths[descriptor] = strdup(rest);
  if ((flags & O_CREAT) != 0 && !existed) note(CREATE, rest, 0, NULL, 0);
  else if ((flags & O_TRUNC) != 0 && size > 0) note(TRUNCATE, rest, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return descriptor;
}

#define OPEN(name, real_call, path, flags)                                                     \
  char buffer[PATH_MAX];                                                                       \
  mode_t mode = 0;                                                                             \
  if ((flags & (O_CREAT | O_TMPFILE)) != 0) {                                                  \
    va_list arguments;                                                                         \
    va_start(arguments, flags);                                                                \
    mode = va_arg(arguments, mode_t);                                                          \
    va_end(arguments);                                                                         \
  }                                                                                            \
  const char *rest = below_root(path, buffer);                                                 \
  if (rest == NULL) return real_call;                                                          \
  if (fails(ON_OPEN, rest)) return -1;                                                         \
  struct stat status;                                                                          \
  int existed = stat(path, &status) == 0;                                                      \
  return opened(real_call, rest, flags, existed, existed ? status.st_size : 0);

int open(const char *path, int flags, ...) { OPEN(open, real_open(path, flags, mode), path, flags) }
int open64(const char *path, int flags, ...) { OPEN(open64, real_open(path, flags | O_LARGEFILE, mode), path, flags) }
int openat(int at, const char *path, int flags, ...) {
  if (at != AT_FDCWD && path[0] != '/') {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return real_openat(at, path, flags, mode);
  }
  OPEN(openat, real_openat(at, path, flags, mode), path, flags)
}
int openat64(int at, const char *path, int flags, ...) {
  mode_t mode = 0;
  if ((flags & (O_CREAT | O_TMPFILE)) != 0) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  return openat(at, path, flags | O_LARGEFILE, mode);
}

int close(int descriptor) {
  forget(descriptor);
  return real_close(descriptor);
}

ssize_t read(int descriptor, void *data, size_t length) {
  return fails(ON_READ, path_of(descriptor)) ? -1 : real_read(descriptor, data, length);
}
ssize_t pread(int descriptor, void *data, size_t length, off_t offset) {
  return fails(ON_READ, path_of(descriptor)) ? -1 : real_pread(descriptor, data, length, offset);
}
ssize_t pread64(int descriptor, void *data, size_t length, off_t offset) { return pread(descriptor, data, length, offset); }

/* Where a write without an offset goes to. */
static off_t place(int descriptor) {
  if ((fcntl(descriptor, F_GETFL) & O_APPEND) != 0) {
    struct stat status;
    return fstat(descriptor, &status) == 0 ? status.st_size : 0;
  }
  return lseek(descriptor, 0, SEEK_CUR);
}

#define CHANGE(kind, real_call, operation, offset, data)                                       \
  const char *path = path_of(descriptor);                                                      \
  if (path == NULL) return real_call;                                                          \
  if (fails(kind, path)) return -1;                                                            \
  pthread_mutex_lock(&lock);                                                                   \
  off_t at = offset;                                                                           \
  ssize_t done = real_call;                                                                    \
  if (done >= 0) note(operation, path, (uint64_t)at, data, operation == WRITE ? (size_t)done : 0); \
  pthread_mutex_unlock(&lock);                                                                 \
  return done;

ssize_t write(int descriptor, const void *data, size_t length) {
  CHANGE(ON_WRITE, real_write(descriptor, data, length), WRITE, place(descriptor), data)
}
ssize_t pwrite(int descriptor, const void *data, size_t length, off_t offset) {
  CHANGE(ON_WRITE, real_pwrite(descriptor, data, length, offset), WRITE, offset, data)
}
ssize_t pwrite64(int descriptor, const void *data, size_t length, off_t offset) {
  return pwrite(descriptor, data, length, offset);
}
/* Of several pieces, only the first is written: callers continue with the rest, as after any short write. */
ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  if (path_of(descriptor) == NULL || count < 1) return real_writev(descriptor, parts, count);
  return write(descriptor, parts[0].iov_base, parts[0].iov_len);
}
ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t offset) {
  if (path_of(descriptor) == NULL || count < 1) return real_pwritev(descriptor, parts, count, offset);
  return pwrite(descriptor, parts[0].iov_base, parts[0].iov_len, offset);
}
ssize_t pwritev64(int descriptor, const struct iovec *parts, int count, off_t offset) {
  return pwritev(descriptor, parts, count, offset);
}
int ftruncate(int descriptor, off_t length) {
  CHANGE(ON_TRUNCATE, real_ftruncate(descriptor, length), TRUNCATE, length, NULL)
}
int ftruncate64(int descriptor, off_t length) { return ftruncate(descriptor, length); }

static int synced(int descriptor, int (*real)(int)) {
  const char *path = path_of(descriptor);
  if (path == NULL) return real(descriptor);
  if (fails(ON_SYNC, path)) return -1;
  pthread_mutex_lock(&lock);
  char *kept = strdup(path);
  note(SYNC_BEGIN, kept, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  int done = real(descriptor);
  pthread_mutex_lock(&lock);
  if (done == 0) note(SYNC_END, kept, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  free(kept);
  return done;
}
int fsync(int descriptor) { return synced(descriptor, real_fsync); }
int fdatasync(int descriptor) { return synced(descriptor, real_fdatasync); }

#define ON_NAMES(path, real_call, operation)                                                   \
  char buffer[PATH_MAX];                                                                       \
  const char *rest = below_root(path, buffer);                                                 \
  if (rest == NULL) return real_call;                                                          \
  pthread_mutex_lock(&lock);                                                                   \
  int done = real_call;                                                                        \
  if (done == 0) note(operation, rest, 0, NULL, 0);                                            \
  pthread_mutex_unlock(&lock);                                                                 \
  return done;

int unlink(const char *path) { ON_NAMES(path, real_unlink(path), UNLINK) }
int mkdir(const char *path, mode_t mode) { ON_NAMES(path, real_mkdir(path, mode), MAKE_DIRECTORY) }
int rmdir(const char *path) { ON_NAMES(path, real_rmdir(path), REMOVE_DIRECTORY) }

#define ON_TWO_NAMES(real_call, operation)                                                     \
  char from_buffer[PATH_MAX], to_buffer[PATH_MAX];                                             \
  const char *from_rest = below_root(from, from_buffer), *to_rest = below_root(to, to_buffer); \
  if (from_rest == NULL || to_rest == NULL) return real_call;                                  \
  pthread_mutex_lock(&lock);                                                                   \
  int done = real_call;                                                                        \
  if (done == 0) note(operation, from_rest, 0, to_rest, strlen(to_rest));                      \
  pthread_mutex_unlock(&lock);                                                                 \
  return done;

int rename(const char *from, const char *to) { ON_TWO_NAMES(real_rename(from, to), RENAME) }
int link(const char *from, const char *to) { ON_TWO_NAMES(real_link(from, to), LINK) }

/* Copies within the kernel would not be seen: callers fall back to reading and writing. */
ssize_t sendfile(int to, int from, off_t *offset, size_t count) {
  if (path_of(to) == NULL) return real_sendfile(to, from, offset, count);
  errno = EINVAL;
  return -1;
}
ssize_t sendfile64(int to, int from, off_t *offset, size_t count) { return sendfile(to, from, offset, count); }
int ioctl(int descriptor, unsigned long request, ...) {
  va_list arguments;
  va_start(arguments, request);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  if (request == FICLONE && path_of(descriptor) != NULL) {
    errno = EOPNOTSUPP;
    return -1;
  }
  return real_ioctl(descriptor, request, argument);
}
long syscall(long number, ...) {
  long a[6];
  va_list arguments;
  va_start(arguments, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(arguments, long);
  va_end(arguments);
  /* libuv closes files in this way. */
  if (number == SYS_close) forget((int)a[0]);
  if (number == SYS_copy_file_range && path_of((int)a[2]) != NULL) {
    errno = EXDEV;
    return -1;
  }
  return real_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
