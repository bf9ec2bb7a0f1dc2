"""A job of Windows with kill-on-close, by its C interface.

https://learn.microsoft.com/windows/win32/procthread/job-objects. Not run by the project's tests,
which have no Windows.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from typing import Any, Final, final

import attrs

from gametest.scenario.process.process_group import Orphan

_KILL_ON_CLOSE: Final = 0x2000
_BASIC_PROCESS_LIST: Final = 3
_EXTENDED_LIMITS: Final = 9
_MOST_MEMBERS: Final = 1024


class _BasicLimits(ctypes.Structure):
    _fields_ = [
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", ctypes.c_uint32),
        ("MinimumWorkingSetSize", ctypes.c_size_t),
        ("MaximumWorkingSetSize", ctypes.c_size_t),
        ("ActiveProcessLimit", ctypes.c_uint32),
        ("Affinity", ctypes.c_size_t),
        ("PriorityClass", ctypes.c_uint32),
        ("SchedulingClass", ctypes.c_uint32),
    ]


class _ExtendedLimits(ctypes.Structure):
    _fields_ = [
        ("BasicLimitInformation", _BasicLimits),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_size_t),
        ("JobMemoryLimit", ctypes.c_size_t),
        ("PeakProcessMemoryUsed", ctypes.c_size_t),
        ("PeakJobMemoryUsed", ctypes.c_size_t),
    ]


class _ProcessList(ctypes.Structure):
    _fields_ = [
        ("NumberOfAssignedProcesses", ctypes.c_uint32),
        ("NumberOfProcessIdsInList", ctypes.c_uint32),
        ("ProcessIdList", ctypes.c_size_t * _MOST_MEMBERS),
    ]


@final
@attrs.define(eq=False)
class WindowsJob:
    process: subprocess.Popen[bytes]
    _library: Any = attrs.field(alias="library")
    _job: Any = attrs.field(alias="job")

    @classmethod
    def around(cls, process: subprocess.Popen[bytes]) -> WindowsJob:
        """What the process has started before this moment stays outside."""
        library = ctypes.__dict__["WinDLL"]("kernel32", use_last_error=True)
        library.CreateJobObjectW.restype = ctypes.c_void_p
        job = ctypes.c_void_p(library.CreateJobObjectW(None, None))
        limits = _ExtendedLimits()
        limits.BasicLimitInformation.LimitFlags = _KILL_ON_CLOSE
        library.SetInformationJobObject(
            job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
        )
        handle = ctypes.c_void_p(int(process.__dict__["_handle"]))
        library.AssignProcessToJobObject(job, handle)
        return cls(process, library, job)

    def signal(self, name: str) -> None:
        """Console programs get CTRL_BREAK, which their runtime tells as SIGBREAK."""
        if sys.platform == "win32":
            import signal

            try:
                self.process.send_signal(signal.CTRL_BREAK_EVENT)
            except OSError:
                self.process.terminate()

    def kill(self) -> None:
        self._library.TerminateJobObject(self._job, 1)

    def members(self) -> tuple[Orphan, ...]:
        import psutil

        listed = _ProcessList()
        self._library.QueryInformationJobObject(
            self._job,
            _BASIC_PROCESS_LIST,
            ctypes.byref(listed),
            ctypes.sizeof(listed),
            None,
        )
        found = []
        for pid in listed.ProcessIdList[: listed.NumberOfProcessIdsInList]:
            try:
                found.append(Orphan(pid, psutil.Process(pid).name()))
            except psutil.Error:
                continue
        return tuple(found)

    def close(self) -> None:
        self._library.CloseHandle(self._job)
